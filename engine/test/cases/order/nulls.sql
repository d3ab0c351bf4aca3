SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."rating" ASC NULLS LAST, "t0"."id" ASC NULLS LAST) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."rating" DESC NULLS FIRST, "t0"."id" ASC NULLS LAST) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."rating" ASC NULLS FIRST, "t0"."id" ASC NULLS LAST) AS "t1";

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id" FROM "public"."book" AS "t0" ORDER BY "t0"."rating" DESC NULLS LAST, "t0"."id" ASC NULLS LAST) AS "t1";
