SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE FALSE) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ANY (($1)::int4[]))) AS "t1";
-- $1 = "{}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" WHERE ("t0"."id" <> ALL (($1)::int4[])) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "{}"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
