-- The last member of a company that nobody else has anything of takes it along with the account: what the trail says of its address
-- and its papers may be that person's own, and may be taken out of it.
CREATE OR REPLACE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description', 'billing_email',
                      'legal_name', 'tax_id', 'street_name', 'street_number', 'zip_code', 'city', 'province']
$$;
