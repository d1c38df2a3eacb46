-- Is refused whenever steps would be.
return {'good'}
