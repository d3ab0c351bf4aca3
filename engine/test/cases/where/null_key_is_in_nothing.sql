SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" ? ($1)::text)) AS "t1";
-- $1 = null
