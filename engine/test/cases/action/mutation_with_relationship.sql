SELECT (CASE WHEN json_typeof("a"."output") = 'object' THEN json_build_object('loan_id', ("a"."output" -> 'loan_id'), 'fee_cents', ("a"."output" -> 'fee_cents'), 'loan', (SELECT (SELECT row_to_json("t2") FROM (SELECT "t1"."due_on" AS "due_on" FROM "public"."loan" AS "t1" WHERE ("t1"."id" = "t0"."loan_id") AND ("t1"."reader_id" = ($1)::int4) LIMIT 1) AS "t2") FROM (SELECT ("a"."output" ->> 'loan_id')::int4 AS "loan_id") AS "t0")) END) FROM (SELECT ($2)::json AS "output") AS "a";
-- $1 = "1"
-- $2 = "{\"loan_id\":1,\"fee_cents\":null}"
