DROP FUNCTION activation_expected_viewers(activation, json);
