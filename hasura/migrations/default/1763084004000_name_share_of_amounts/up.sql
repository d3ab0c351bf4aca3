COMMENT ON FUNCTION fee_of(bigint, integer) IS 'A part of an amount, rounded half up: `shareAmount` of domain/.';
