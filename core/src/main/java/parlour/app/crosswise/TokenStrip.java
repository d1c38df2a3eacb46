package parlour.app.crosswise;

import com.badlogic.gdx.graphics.Color;
import com.badlogic.gdx.graphics.g2d.Batch;
import com.badlogic.gdx.graphics.g2d.TextureRegion;
import com.badlogic.gdx.scenes.scene2d.Touchable;
import com.badlogic.gdx.scenes.scene2d.ui.Widget;

import parlour.app.widget.Ui;
import parlour.crosswise.rules.Token;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** A row of tokens. */
final class TokenStrip extends Widget {
    private static final float GAP = 0.06f;

    private final List<TextureRegion> faces;
    private final float size;

    TokenStrip(Ui ui, List<Token> tokens, float size) {
        this(tokens.stream().map(TokenArt.of(ui)::face).toList(), size);
    }

    private TokenStrip(List<TextureRegion> faces, float size) {
        this.faces = faces;
        this.size = size;
        setTouchable(Touchable.disabled);
        setSize(getPrefWidth(), getPrefHeight());
    }

    /** The cells of a line by token number; 0 for an empty one. */
    static TokenStrip cells(Ui ui, float size, int... numbers) {
        TextureRegion empty = TokenArt.of(ui).region("cell");
        return new TokenStrip(
                IntStream.of(numbers)
                        .mapToObj(n -> n == 0 ? empty : TokenArt.of(ui).face(Token.of(n)))
                        .toList(),
                size);
    }

    /** The same token repeated. */
    static TokenStrip of(Ui ui, Token token, int times, float size) {
        return new TokenStrip(ui, Collections.nCopies(times, token), size);
    }

    /** The width of so many tokens, in tokens. */
    static float width(int tokens) {
        return tokens * (1 + GAP) - GAP;
    }

    @Override
    public void draw(Batch batch, float parentAlpha) {
        validate();
        batch.setColor(1, 1, 1, getColor().a * parentAlpha);
        float y = getY() + (getHeight() - size) / 2;
        for (int i = 0; i < faces.size(); i++) {
            batch.draw(faces.get(i), getX() + i * size * (1 + GAP), y, size, size);
        }
        batch.setColor(Color.WHITE);
    }

    @Override
    public float getPrefWidth() {
        return faces.isEmpty() ? 0 : size * width(faces.size());
    }

    @Override
    public float getPrefHeight() {
        return size;
    }
}
