-- Nothing to take back: which content is meant stays true.
SELECT;
