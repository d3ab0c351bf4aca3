WITH "written" AS (UPDATE "public"."book" AS "w" SET "pages" = ("w"."pages" + ($1)::int4), "sold" = ("w"."sold" + ($2)::int8), "details" = ("w"."details" || ($3)::jsonb) WHERE ("w"."id" = ($4)::int4) RETURNING json_build_object('pages', "w"."pages", 'sold', "w"."sold", 'details', "w"."details") AS "row") SELECT "row" FROM "written" WHERE (SELECT set_config('hasura.user', ($5)::text, true)) IS NOT NULL;
-- $1 = "5"
-- $2 = "1"
-- $3 = "{\"new\":true}"
-- $4 = "1"
-- $5 = "{\"x-hasura-role\":\"admin\"}"

UPDATE "public"."author" AS "w" SET "awards" = ("w"."awards" - ($1)::int4) WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('awards', "w"."awards");
-- $1 = "0"
-- $2 = "1"

UPDATE "public"."author" AS "w" SET "awards" = (($1)::jsonb || "w"."awards") WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('awards', "w"."awards");
-- $1 = "[{\"name\":\"First\"}]"
-- $2 = "3"

UPDATE "public"."book" AS "w" SET "details" = ("w"."details" - ($1)::text) WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('details', "w"."details");
-- $1 = "format"
-- $2 = "2"

UPDATE "public"."book" AS "w" SET "details" = ("w"."details" #- ($1)::text[]) WHERE ("w"."id" = ($2)::int4) RETURNING json_build_object('details', "w"."details");
-- $1 = "{\"languages\",\"0\"}"
-- $2 = "5"
