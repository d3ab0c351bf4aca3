SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."details" @? ($1)::"pg_catalog"."jsonpath") ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "$.format.cover"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."details" AS "details" FROM "public"."book" AS "t0" WHERE ("t0"."details" @@ ($1)::"pg_catalog"."jsonpath") ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "$.format.cover == \"hard\""
