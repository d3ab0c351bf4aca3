DELETE FROM notification WHERE kind = 'dispute_statement';
DELETE FROM notification_kind WHERE value = 'dispute_statement';
DROP TABLE quest_dispute_statement;
DROP FUNCTION emit_quest_dispute_statement();
DROP FUNCTION quest_dispute_statement_refuse();
