SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title", "t0"."genre" AS "genre" FROM "public"."book" AS "t0" WHERE ("t0"."genre" = ANY (($1)::text[])) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{\"poetry\",\"travel\"}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."value" AS "value", "t0"."comment" AS "comment" FROM "public"."genre" AS "t0" ORDER BY "t0"."value" ASC NULLS LAST) AS "t1";
