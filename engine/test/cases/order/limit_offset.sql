SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST LIMIT ($1)::int8 OFFSET ($2)::int8) AS "t1";
-- $1 = "2"
-- $2 = "3"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
