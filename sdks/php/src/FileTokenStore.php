<?php

declare(strict_types=1);

namespace Emberline;

/** Stores one account's tokens in a file that only its owner can read. */
final class FileTokenStore implements TokenStore
{
    public function __construct(private readonly string $path)
    {
    }

    public function load(): Tokens
    {
        $json = is_readable($this->path) ? file_get_contents($this->path) : false;
        if ($json === false) {
            throw new Exception\EmberlineException("$this->path can't be read.");
        }
        return new Tokens(json_decode($json, true, 512, JSON_THROW_ON_ERROR));
    }

    public function save(Tokens $tokens): void
    {
        // A reader must never see half a file.
        $folder = dirname($this->path);
        $json = json_encode($tokens->toArray(), JSON_THROW_ON_ERROR);
        // Without a writable folder, tempnam would use the system's.
        $part = is_writable($folder) ? tempnam($folder, 'tokens') : false;
        $isSaved = $part !== false && file_put_contents($part, $json) === strlen($json) && rename($part, $this->path);
        if (!$isSaved) {
            if ($part !== false) {
                unlink($part);
            }
            throw new Exception\EmberlineException("The tokens couldn't be saved to $this->path.");
        }
    }

    public function synchronize(\Closure $work): mixed
    {
        // The file itself is replaced by every save.
        $lock = fopen("$this->path.lock", 'c')
            ?: throw new Exception\EmberlineException("$this->path.lock can't be opened.");
        flock($lock, LOCK_EX);
        try {
            return $work();
        } finally {
            fclose($lock);
        }
    }
}
