-- When the last member of an unused company deletes their account, the company is deleted too. Its address and documents in
-- the trail may be that person's own, so they can be removed from it.
CREATE OR REPLACE FUNCTION is_redaction(was jsonb, is_now jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT was IS NOT DISTINCT FROM is_now
      OR is_now = was - ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
         AND ARRAY(SELECT jsonb_object_keys(was) EXCEPT SELECT jsonb_object_keys(is_now))
             <@ ARRAY['username', 'display_name', 'email', 'pending_email', 'picture_url', 'description', 'billing_email',
                      'legal_name', 'tax_id', 'street_name', 'street_number', 'zip_code', 'city', 'province']
$$;
