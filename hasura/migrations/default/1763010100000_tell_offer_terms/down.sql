DROP FUNCTION quest_run_can_be_countered(quest_run);
DROP FUNCTION quest_fee_basis_points(quest);
