// What the types do not catch. How things are spaced is prettier's affair alone.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "src/generated/", "fixtures/"] },
    js.configs.recommended,
    ts.configs.recommended,
    svelte.configs.recommended,
    svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node, ...globals.serviceworker } } },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    },
    {
        rules: {
            // The page handles all games alike: their views and events are `any` there, and typed at each table.
            "@typescript-eslint/no-explicit-any": "off",
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // Drawings are our own text, made of our own data; the content security policy forbids the rest.
            "svelte/no-at-html-tags": "off",
            // The router is our own, and addresses are plain.
            "svelte/no-navigation-without-resolve": "off",
            // A space at the edge of a block has to be written as {" "}.
            "svelte/no-useless-mustaches": "off",
            // Lists that never change order need no keys, sets that live for one function need not be reactive, and which
            // warnings are ignored is svelte-check's affair.
            "svelte/require-each-key": "off",
            "svelte/prefer-svelte-reactivity": "off",
            "svelte/no-unused-svelte-ignore": "off",
        },
    },
);
