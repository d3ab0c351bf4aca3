SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT ("t0"."details" #> coalesce(($1)::text[], '{}')) AS "cover", ("t0"."details" #> coalesce(($2)::text[], '{}')) AS "second", ("t0"."details" #> coalesce(($3)::text[], '{}')) AS "whole" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ANY (($4)::int4[])) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"format\",\"cover\"}"
-- $2 = "{\"languages\",\"1\"}"
-- $3 = null
-- $4 = "{\"1\",\"5\"}"
