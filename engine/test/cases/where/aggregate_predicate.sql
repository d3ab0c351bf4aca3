SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE (SELECT (count(*) >= ($1)::int4) FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") AND ("t2"."is_hidden" = ($2)::bool)) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "2"
-- $2 = "false"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."name" AS "name" FROM "public"."author" AS "t0" WHERE (SELECT (bool_or("t2"."is_hidden") = ($1)::bool) FROM "public"."book" AS "t2" WHERE ("t2"."author_id" = "t0"."id") AND TRUE) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "true"
