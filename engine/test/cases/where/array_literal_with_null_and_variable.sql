SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."tags" @> ($1)::text[]) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"sea\",\"winter\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."tags" @> ($1)::text[])) AS "t1";
-- $1 = "{\"sea\",NULL}"
