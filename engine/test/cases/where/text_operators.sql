SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" LIKE ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "%an%"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" ILIKE ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "%AN%"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" NOT LIKE ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "%a%"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" SIMILAR TO ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "(Drafts|Unwritten)"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" NOT SIMILAR TO ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "%(n|a)%"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" ~ ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "^[A-N].*n$"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" ~* ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "^small"

SELECT coalesce(json_agg("t1"), '[]') FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."title" !~ ($1)::text) ORDER BY "t0"."id" ASC NULLS LAST) AS "t1";
-- $1 = "[aeiou]n"
