-- Nobody has ever read this switch. Who is accepted by rules says a key campaign's acceptance (key_acceptance), and which offers
-- are accepted says a quest's auto-bidding.

ALTER TABLE activation DROP COLUMN auto_accept;
