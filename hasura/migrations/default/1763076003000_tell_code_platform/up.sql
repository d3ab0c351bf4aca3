-- A code for a platform that is none of ours has its name with its batch, which its company alone reads: whoever holds the code has
-- to know where to redeem it (rules §5).
CREATE FUNCTION code_platform(code_row code) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(b.platform_name, d.name)
    FROM code_batch b JOIN distribution_channel d ON d.id = b.distribution_channel_id
   WHERE b.id = code_row.batch_id
$$;
COMMENT ON FUNCTION code_platform(code) IS 'Where a code is redeemed, by name: of "Other" the name that its company gave.';
