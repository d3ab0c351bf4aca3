-- What a mission may bring is told before anybody has joined (rules §9): its audience, of which each is expected for some hours.
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
COMMENT ON FUNCTION activation_expected_viewers(activation, json) IS 'The average viewers of those who can join a mission of the company that asks, together; where it takes fewer, of as many as it takes.';
