-- The name of an "Other" platform is stored in the batch, which only the company can read. The code's holder also needs it to
-- redeem the code (rules §5).
CREATE FUNCTION code_platform(code_row code) RETURNS text
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(b.platform_name, d.name)
    FROM code_batch b JOIN distribution_channel d ON d.id = b.distribution_channel_id
   WHERE b.id = code_row.batch_id
$$;
COMMENT ON FUNCTION code_platform(code) IS 'The name of the platform where a code is redeemed. For "Other", the name that the company entered.';
