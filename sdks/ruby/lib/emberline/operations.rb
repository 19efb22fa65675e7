# frozen_string_literal: true

module Emberline
  module Operations
    def search_leads(industry: nil, limit: nil, cursor: nil, request_options: {})
      request('POST', '/v1/leads', body: {industry: industry, limit: limit, cursor: cursor}, has_key: true, returns: LeadPage, options: request_options)
    end

    def list_campaigns(status: nil, cursor: nil, request_options: {})
      request('GET', '/v1/campaigns', query: {status: status, cursor: cursor}, options: request_options)
    end

    def remove_suppression(id:, request_options: {})
      request('DELETE', "/v1/suppressions/#{segment('id', id)}", options: request_options)
    end
  end
end
