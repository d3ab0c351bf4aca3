DROP VIEW code_promise;
