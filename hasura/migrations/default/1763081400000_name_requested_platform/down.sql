DROP FUNCTION code_demand_platform(code_demand);
DROP FUNCTION activation_platform(uuid, text);
