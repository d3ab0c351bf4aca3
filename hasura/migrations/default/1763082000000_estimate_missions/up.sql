-- The expected result of a mission is shown before any creator joins (rules §9): its audience, with some hours per viewer.
CREATE FUNCTION activation_expected_viewers(activation_row activation, hasura_session json DEFAULT '{}')
RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  r requirement;
  most integer := (SELECT max_participants FROM mission WHERE id = activation_row.id);
BEGIN
  IF activation_row.kind <> 'MISSION' OR activation_row.company_id::text IS DISTINCT FROM hasura_session ->> 'x-hasura-company-id' THEN
    RETURN NULL;
  END IF;
  SELECT * INTO r FROM requirement WHERE activation_id = activation_row.id;
  RETURN (
    SELECT coalesce(round(sum(e.average_viewers) * least(1, most::numeric / nullif(count(*), 0))), 0)::bigint
      FROM creator_eligibility e WHERE r.activation_id IS NULL OR meets_requirement(r, e));
END $$;
COMMENT ON FUNCTION activation_expected_viewers(activation, json) IS 'The sum of average viewers of all eligible creators for a mission of the requesting company. If places are limited, scaled to that number of creators.';
