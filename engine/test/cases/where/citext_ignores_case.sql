SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."id" AS "id", "t0"."email" AS "email" FROM "public"."reader" AS "t0" WHERE ("t0"."email" = ($1)::"public"."citext")) AS "t1";
-- $1 = "FINN@EXAMPLE.ORG"
