DROP TRIGGER user_refresh_figures ON "user";
DROP FUNCTION refresh_figures_of_account();
