<?php

declare(strict_types=1);

namespace Emberline;

trait Operations
{
    public function searchLeads(array $params = [], array $options = []): Page
    {
        $operation = new Operation('POST', '/v1/leads', contentType: Operation::JSON, hasKey: true);
        return $this->requestPage($operation, $params, $options, 'leads');
    }
    public function listCampaigns(array $params = [], array $options = []): array
    {
        return $this->request(new Operation('GET', '/v1/campaigns', query: ['status']), $params, $options);
    }
    public function removeSuppression(array $params = [], array $options = []): void
    {
        $this->request(new Operation('DELETE', '/v1/suppressions/{id}'), $params, $options);
    }
}
