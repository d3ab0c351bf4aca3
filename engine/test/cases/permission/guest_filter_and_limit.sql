SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = 'false'::bool) ORDER BY "t0"."id" DESC NULLS FIRST LIMIT 3) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = 'false'::bool) ORDER BY "t0"."id" ASC NULLS LAST LIMIT 3) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."is_hidden" = 'false'::bool) ORDER BY "t0"."id" ASC NULLS LAST LIMIT 1) AS "t1";
