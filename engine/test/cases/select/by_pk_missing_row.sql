SELECT row_to_json("t1") FROM (SELECT "t0"."title" AS "title" FROM "public"."book" AS "t0" WHERE ("t0"."id" = ($1)::int4) LIMIT 1) AS "t1";
-- $1 = "999"
