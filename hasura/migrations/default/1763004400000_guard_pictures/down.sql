DROP TRIGGER company_page_picture ON company_page;
DROP TRIGGER creator_page_picture ON creator_page;
DROP TRIGGER company_picture ON company;
DROP TRIGGER user_picture ON "user";
DROP FUNCTION guard_picture();
