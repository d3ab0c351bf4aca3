-- Nothing to revert: the stored content keys stay correct.
SELECT;
