DROP FUNCTION browse_activations(text, text, jsonb, uuid, integer, json);
DROP FUNCTION browse_conditions(text, jsonb, text);
DROP FUNCTION browse_words(jsonb, text);
DROP FUNCTION activation_fit_rank(activation, json);
DROP FUNCTION activation_fit(activation, json);
DROP FUNCTION plays(uuid, uuid);
DROP FUNCTION partner_companies(uuid);
DROP FUNCTION played_games(uuid);
