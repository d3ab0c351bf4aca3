SELECT set_config('hasura.user', $1::text, true);
-- $1 = "{\"x-hasura-role\":\"admin\"}"

WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ("w"."pages" + ($1)::int4), "sold" = ("w"."sold" + ($2)::int8), "details" = ("w"."details" || ($3)::jsonb) WHERE ("w"."id" = ($4)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."pages" AS "pages", "t0"."sold" AS "sold", "t0"."details" AS "details" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "5"
-- $2 = "1"
-- $3 = "{\"new\":true}"
-- $4 = "1"

WITH "written" AS (UPDATE "public"."author" AS "w" SET "awards" = ("w"."awards" - ($1)::int4) WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."awards" AS "awards" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "0"
-- $2 = "1"

WITH "written" AS (UPDATE "public"."author" AS "w" SET "awards" = (($1)::jsonb || "w"."awards") WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."awards" AS "awards" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "[{\"name\":\"First\"}]"
-- $2 = "3"

WITH "written" AS (UPDATE "public"."book" AS "w" SET "details" = ("w"."details" - ($1)::text) WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."details" AS "details" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "format"
-- $2 = "2"

WITH "written" AS (UPDATE "public"."book" AS "w" SET "details" = ("w"."details" #- ($1)::text[]) WHERE ("w"."id" = ($2)::int4) RETURNING "w".*) SELECT (SELECT row_to_json("t1") FROM (SELECT "t0"."details" AS "details" FROM "written" AS "t0" LIMIT 1) AS "t1");
-- $1 = "{\"languages\",\"0\"}"
-- $2 = "5"
