<?php

declare(strict_types=1);

// Runs the scripts that test/samples/startRunner.ts names.

function run(string $file): array
{
    ob_start();
    $stderr = '';
    try {
        (static fn () => require $file)();
    } catch (Throwable $error) {
        $stderr = (string) $error;
    }
    return ['exitCode' => $stderr === '' ? 0 : 1, 'stdout' => ob_get_clean(), 'stderr' => $stderr];
}

while (($line = fgets(STDIN)) !== false) {
    [$file] = json_decode($line);
    echo json_encode([run($file)], JSON_THROW_ON_ERROR), "\n";
}
