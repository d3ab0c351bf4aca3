DROP FUNCTION quest_budget_left(uuid);
DROP VIEW quest_budget;
