DROP FUNCTION activation_requirement_costs(activation, jsonb, json);
