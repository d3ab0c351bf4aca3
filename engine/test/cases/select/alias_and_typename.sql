SELECT (SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT 'book'::text AS "__typename", "t0"."id" AS "number", "t0"."title" AS "title" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST LIMIT ($1)::int8) AS "t1")::text;
-- $1 = "1"
