package parlour.app.table;

import com.badlogic.gdx.scenes.scene2d.Actor;

import java.util.Optional;

/** What a frame arranges on a table screen. */
record TableParts(TableBar bar, Actor felt, Optional<TablePanel> panel, ActionBar actions) {}
